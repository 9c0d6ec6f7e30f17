#!/bin/bash
# Installs a Debian package in a clean Debian, uses it as an ordinary user, and removes it. Needs root and debootstrap.
#
#   packaging/linux/try-deb.sh PACKAGE.deb [FOLDER]
#
# FOLDER holds the clean Debian and is made when it is missing. Pictures of the screen and the log are in FOLDER/tmp/try.
set -euo pipefail

package=$(readlink -f "$1")
root=${2:-/tmp/rollcall-clean-debian}
samples=$(readlink -f "$(dirname "$0")/../../samples")

if [ ! -e "$root/etc/debian_version" ]; then
  debootstrap --variant=minbase --include=xvfb,xauth,x11-utils,imagemagick,procps,file,xdg-utils,shared-mime-info,desktop-file-utils,libglib2.0-bin bookworm "$root"
  echo 'deb http://deb.debian.org/debian bookworm main' > "$root/etc/apt/sources.list"
  chroot "$root" useradd --create-home hero
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
for folder in proc dev; do mountpoint -q "$root/$folder" || mount --bind "/$folder" "$root/$folder"; done
mountpoint -q "$root/dev/shm" || mount -t tmpfs tmpfs "$root/dev/shm"
end() {
  chroot "$root" pkill -u hero || true
  sleep 1
  umount "$root/dev/shm" "$root/dev" "$root/proc"
}
trap end EXIT

rm -rf "$root/tmp/try" "$root/home/hero/.config" "$root/home/hero/.cache"
mkdir -p "$root/tmp/try"
cp "$package" "$root/tmp/try/rollcall.deb"
cp -r "$samples" "$root/tmp/try/samples"
chmod -R a+rwX "$root/tmp/try"

list_files() { chroot "$root" find / -xdev -path /proc -prune -o -path /dev -prune -o -path /tmp -prune -o -path /var -prune -o -print | sort; }

chroot "$root" apt-get update -qq
# What the package depends on stays when it is removed, so it is installed before the files are listed.
chroot "$root" sh -c 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends /tmp/try/rollcall.deb && apt-get purge -y -qq rollcall' > "$root/tmp/try/apt.log" 2>&1
list_files > "$root/tmp/try/before"
chroot "$root" sh -c 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends /tmp/try/rollcall.deb' >> "$root/tmp/try/apt.log" 2>&1

cat > "$root/tmp/try/as-user.sh" <<'USER'
set -eu
cd ~
export XDG_CURRENT_DESKTOP=GNOME
expect() { [ "$1" = "$2" ] || { echo "expected \"$2\", got \"$1\""; exit 1; }; echo "ok: $2"; }

# The command line, without a display.
rollcall --version
rollcall check /tmp/try/samples/supers-unlimited | tail -1
rollcall pack /tmp/try/samples --out /tmp/try/samples.rollcall
rollcall demo --out /tmp/try/demo
code=0; rollcall check /tmp/try/samples/supers-unlimited/teams > /dev/null || code=$?; expect "$code" 1
code=0; rollcall chekc no-such-file 2> /dev/null || code=$?; expect "$code" 2
code=0; rollcall check /tmp/try/samples/supers-unlimited > /dev/full 2> /tmp/try/full.log || code=$?; expect "$code" 2
expect "$(grep -c . /tmp/try/full.log)" 1
code=0; rollcall check no-such-file 2> /dev/null || code=$?; expect "$code" 2

# Bitmaps need the npm package.
code=0; rollcall images /tmp/try/samples/supers-unlimited/characters --out /tmp/try/images 2> /tmp/try/images.log || code=$?; expect "$code" 2
grep 'npm' /tmp/try/images.log

# The file types and the link scheme.
cp /tmp/try/samples.rollcall /tmp/try/without-extension
expect "$(xdg-mime query filetype /tmp/try/samples.rollcall)" application/vnd.rollcall.library+zip
expect "$(xdg-mime query filetype /tmp/try/without-extension)" application/vnd.rollcall.library+zip
expect "$(xdg-mime query filetype /tmp/try/samples/supers-unlimited/teams/first-watch.team.json)" application/vnd.rollcall.document+json
expect "$(xdg-mime query default application/vnd.rollcall.library+zip)" rollcall.desktop
expect "$(xdg-mime query default x-scheme-handler/rollcall-link)" rollcall-link.desktop

# The fuses.
ELECTRON_RUN_AS_NODE=1 rollcall check no-such-file 2> /tmp/try/fuse.log || true
expect "$(grep -c 'no-such-file: no such file' /tmp/try/fuse.log)" 1

# The window, in the sandbox, opened as the file manager would.
Xvfb :77 -screen 0 1280x900x24 > /dev/null 2>&1 &
screen=$!
export DISPLAY=:77
sleep 1
gio launch /usr/share/applications/rollcall.desktop /tmp/try/samples.rollcall > /tmp/try/app.log 2>&1 &
for second in $(seq 60); do xwininfo -root -tree 2> /dev/null | grep -q '– Rollcall' && break; sleep 1; done
sleep 6
import -window root /tmp/try/import.png
ps -u hero -o args | grep '[-]-type=renderer' > /tmp/try/renderers
expect "$(grep -c -- --no-sandbox /tmp/try/renderers || true)" 0
expect "$(xprop -id "$(xwininfo -root -tree | awk '/– Rollcall/ { print $1; exit }')" WM_CLASS | tr A-Z a-z)" 'wm_class(string) = "rollcall", "rollcall"'
pkill -u hero -x rollcall || true
sleep 3
kill "$screen"
USER
chroot "$root" su hero -s /bin/sh /tmp/try/as-user.sh

chroot "$root" apt-get purge -y -qq rollcall >> "$root/tmp/try/apt.log" 2>&1
list_files > "$root/tmp/try/after"
echo 'files that remain:'
if comm -13 "$root/tmp/try/before" "$root/tmp/try/after" | grep -v '^/home/hero/'; then exit 1; fi
comm -13 "$root/tmp/try/before" "$root/tmp/try/after" | grep '^/home/hero/' | cut -d/ -f1-5 | sort -u
