/* Table link, firmware side, in plain C99: HELLO, BEAT, SEEN and PRESS as binary frames (docs/table-link.md).
   No heap, no floats; give put() your UART. Compiled and run by tests/devices/test_firmware.py. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { HELLO = 0x01, BEAT = 0x02, SEEN = 0x03, PRESS = 0x05 };
enum { WALL = 1, HAND = 2, RIVER = 3, MELD = 4, INDICATOR = 5 };
enum { NO_SEAT = 0xFF, LONGEST = 1024 };

static uint8_t frame[LONGEST + 2];
static uint16_t used, number;

static void put(uint8_t byte) { putchar(byte); } /* your UART */
static uint32_t now_ms(void) { return 1000; }    /* your clock */

static void u8(uint8_t value) {
    if (used < LONGEST) frame[used++] = value;
}
static void u16(uint16_t value) {
    u8(value >> 8);
    u8(value & 0xFF);
}
static void u32(uint32_t value) {
    u16(value >> 16);
    u16(value & 0xFFFF);
}
static void text(const char *value) {
    u8((uint8_t)strlen(value));
    while (*value) u8((uint8_t)*value++);
}

static uint16_t crc16(const uint8_t *data, uint16_t size) {
    uint16_t crc = 0xFFFF;
    while (size--) {
        crc ^= (uint16_t)(*data++ << 8);
        for (int bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (uint16_t)(crc << 1 ^ 0x1021) : (uint16_t)(crc << 1);
    }
    return crc;
}

static void begin(uint8_t type) {
    used = 0;
    u8(type);
    u16(number++);
    u32(now_ms());
}

/* COBS: each run of up to 254 bytes without a zero goes out behind its length, a zero ends the frame. */
static void send(void) {
    uint16_t crc = crc16(frame, used), start = 0, at;
    frame[used++] = (uint8_t)(crc >> 8);
    frame[used++] = (uint8_t)(crc & 0xFF);
    for (;;) {
        for (at = start; at < used && frame[at] && at - start < 254; at++) {}
        put((uint8_t)(at - start + 1));
        for (uint16_t i = start; i < at; i++) put(frame[i]);
        if (at == used) break;
        start = at - start == 254 ? at : at + 1; /* a full run stands for no zero */
        if (start == used && frame[used - 1]) break;
    }
    put(0);
}

static void hello(void) {
    begin(HELLO);
    u8(1); /* protocol */
    text("four rivers");
    text("0.1");
    u32(7); /* boot: another number after each start */
    u8(1);  /* one kind of zone: the rivers of all four seats, with their tiles */
    u8(RIVER);
    u8(0x0F);
    u8(1);
    u8(1); /* one feature: buttons */
    u8(3);
    send();
}

static void beat(void) {
    begin(BEAT);
    send();
}

/* Tiles: 0x11-0x19 characters, 0x21- dots, 0x31- bamboos, 0x41-0x47 E S W N red green white, 0 not known. */
static void seen(uint8_t zone, uint8_t seat, const uint8_t *tiles, uint8_t many) {
    begin(SEEN);
    u8(zone);
    u8(seat);
    u8(100); /* sure, per cent */
    u8(many);
    while (many--) u8(*tiles++);
    send();
}

static void pressed(uint16_t press, uint8_t seat, const char *button) {
    begin(PRESS);
    u16(press);
    u8(seat);
    text(button);
    send();
}

int main(void) {
    const uint8_t river[] = {0x25, 0x11, 0x45, 0x00};
    static uint8_t full[254];
    memset(full, 0x11, sizeof full);
    hello();
    seen(RIVER, 2, river, sizeof river);
    seen(INDICATOR, NO_SEAT, river, 1);
    seen(WALL, 0, full, 237); /* stuffed runs of exactly 254 bytes and around it */
    seen(WALL, 0, full, 240);
    seen(WALL, 0, full, 241);
    seen(WALL, 0, full, 242);
    pressed(1, 3, "win");
    beat();
    return 0;
}
