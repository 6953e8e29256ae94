#!/bin/sh
# A bare Debian 12 in a folder: from a clone to a played round and to green tests by the two commands.
#
#   sudo tools/bare_debian.sh FOLDER            # everything; half an hour, 4 GB
#   sudo tools/bare_debian.sh FOLDER play       # only to the played round
#   sudo tools/bare_debian.sh FOLDER test       # the tests, in a folder that has played already
#
# Needs root, debootstrap and git. MIRROR is where packages come from (else what this machine's apt uses); BIND lists folders
# of this machine that are to be seen in there too, such as one with packages for pip; PIP_… variables are passed on.
# The system is left in FOLDER: rm -r it afterwards.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd -P)
folder=${1:?usage: tools/bare_debian.sh FOLDER [play|test]}
wanted=${2:-all}
say() { printf 'bare_debian: %s\n' "$*" >&2; }

[ "$(id -u)" -eq 0 ] || {
    say "needs root"
    exit 2
}
for program in debootstrap git; do
    command -v "$program" >/dev/null || {
        say "needs $program (Debian: apt-get install $program)"
        exit 2
    }
done

mirror() {
    if [ -n "${MIRROR:-}" ]; then
        printf '%s\n' "$MIRROR"
        return
    fi
    cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
        sed -n 's/^URIs: *\([^ ]*\).*/\1/p; s/^deb  *\(\[[^]]*\] *\)\{0,1\}\([^ ]*\).*/\2/p' |
        grep '/debian/*$' | head -n 1
}

release() {
    for place in proc dev ${BIND:-}; do
        umount -l "$folder/${place#/}" 2>/dev/null || true
    done
}

# inside COMMAND…: as root in the bare system, without the variables of this machine but those of pip
inside() {
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/srv LANG=C.UTF-8 $(env | grep '^PIP_' || true) \
        chroot "$folder" "$@"
}

if [ ! -x "$folder/usr/bin/apt-get" ]; then
    from=$(mirror)
    [ -n "$from" ] || {
        say "no mirror found: set MIRROR"
        exit 2
    }
    say "Debian 12 into $folder, from $from"
    debootstrap --variant=minbase --include=ca-certificates bookworm "$folder" "$from" >"$folder.log" 2>&1 || {
        tail -n 20 "$folder.log" >&2
        exit 1
    }
fi
trap release EXIT
mkdir -p "$folder/srv" "$folder/proc" "$folder/dev"
mount --rbind /dev "$folder/dev" # with pts in it: tables are tried over pseudo-terminals
mount --make-rslave "$folder/dev" # what is unmounted there stays where it was here
mount -t proc proc "$folder/proc"
for place in ${BIND:-}; do
    [ -e "$place" ] || continue
    mkdir -p "$folder$place"
    mount --bind "$place" "$folder$place"
done
cp /etc/resolv.conf "$folder/etc/resolv.conf"
[ ! -e /etc/pip.conf ] || cp /etc/pip.conf "$folder/etc/pip.conf"
[ ! -e /etc/ssl/certs/ca-certificates.crt ] || cp /etc/ssl/certs/ca-certificates.crt "$folder/etc/ssl/certs/"

clone=/srv/mjdesk
if [ ! -d "$folder$clone" ]; then
    git clone -q "$root" "$folder$clone"
fi
say "the clone stands at $(git -C "$folder$clone" log -1 --format=%h)"

if [ "$wanted" != test ]; then
    say "./mj play, one round"
    inside sh -c "cd $clone && QT_QPA_PLATFORM=offscreen MJDESK_PLAY_ROUNDS=1 ./mj play"
fi
if [ "$wanted" != play ]; then
    say "./mj test"
    inside sh -c "cd $clone && .ci/run"
fi
say "done"
