#!/bin/sh
# Serves previews of pull requests on this machine (docs/schedule.md). The only command that the key of the workflow may
# run, by a line in ~/.ssh/authorized_keys:
#   restrict,command="/home/preview/receive.sh" ssh-ed25519 AAAA… preview
# It handles two requests:
#   show 42     reads the archive of a built preview from standard input, and serves it at pr-0042
#   remove 42
set -eu

# PREVIEW_DOMAIN and PREVIEW_PASSWORD.
. "$HOME/preview.env"

# shellcheck disable=SC2086 # The words of the request.
set -- ${SSH_ORIGINAL_COMMAND:-"$@"}
request=${1:-}
number=${2:-}
case $number in
'' | *[!0-9]* | 0* | ?????*)
  echo "usage: show NUMBER, or remove NUMBER, with the number of a pull request from 1 to 9999" >&2
  exit 2
  ;;
esac

# nginx takes the port from the name: pr-0042 is at 20042.
padded=$(printf '%04d' "$number")
name=pr-$padded
folder=$HOME/previews/$name

# One after another: a pull request may be closed while its preview is still being installed.
mkdir -p "$HOME/previews"
exec 9> "$HOME/previews/.lock"
flock 9

stop() { systemctl --user disable --now "preview@$name" || true; }

case $request in
show)
  rm -rf "$folder.next"
  mkdir -p "$folder.next"
  tar -xzf - -C "$folder.next"
  (cd "$folder.next" && npm install --omit=dev --workspace=server --no-save --no-audit --no-fund)
  printf 'PORT=2%s\nSITE_HOSTS=en=%s.%s\nDATA_DIR=%s\n' "$padded" "$name" "$PREVIEW_DOMAIN" "$HOME/data/$name" > "$folder.next/preview.env"
  stop
  rm -rf "$folder"
  mv "$folder.next" "$folder"
  systemctl --user enable --now "preview@$name"
  echo "https://$name.$PREVIEW_DOMAIN/"
  ;;
remove)
  stop
  rm -rf "$folder" "$folder.next" "$HOME/data/$name"
  ;;
*)
  echo "unknown request $request: use show or remove" >&2
  exit 2
  ;;
esac
