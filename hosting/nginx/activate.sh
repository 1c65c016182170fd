#!/bin/sh
# Makes the release that contains this script the current one: docs/operation.md, "Release". If nginx refuses it, the
# release before stays. Keeps this release, the four before it, and newer ones; removes the others.
set -eu
PATH=$PATH:/usr/sbin
release=$(cd "$(dirname "$0")/.." && pwd -P)
site=$(cd "$release/../.." && pwd)
for file in public/index.html nginx/site.conf nginx/maps.conf nginx/rules.conf; do
	test -f "$release/$file" || { echo "$release is not complete: there is no $file" >&2; exit 1; }
done
if [ "$(id -u)" -eq 0 ]; then sudo=''; else sudo=sudo; fi

# A new link replaces the old one in one step.
link() {
	ln -sfn "$1" "$site/next"
	mv -T "$site/next" "$site/current"
}

before=$(readlink "$site/current" || true)
link "releases/${release##*/}"
if ! $sudo nginx -t; then
	if [ -n "$before" ]; then link "$before"; else rm "$site/current"; fi
	exit 1
fi
$sudo nginx -s reload

# Old releases, whose names are numbers. Requests that are still running are answered from the release before.
number=${release##*/}
case $number in *[!0-9]*) exit ;; esac
for folder in "$site"/releases/*; do basename "$folder"; done | grep -x '[0-9]*' | sort -nr | {
	kept=0
	while read -r name; do
		if [ "$name" -ge "$number" ]; then continue; fi
		kept=$((kept + 1))
		if [ "$kept" -gt 4 ]; then rm -rf "$site/releases/$name" || true; fi
	done
}
