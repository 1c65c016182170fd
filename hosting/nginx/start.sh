#!/bin/sh
# Starts nginx in a container, with the DNS servers of the container (NGINX_RESOLVER=system). Arguments go to nginx.
set -e
servers=$(awk '$1 == "nameserver" { print ($2 ~ /:/) ? "[" $2 "]" : $2 }' /etc/resolv.conf | tr '\n' ' ')
echo "resolver ${servers:-127.0.0.1} valid=30s;" > /run/site/resolver.conf
exec nginx -e stderr -c /srv/site/nginx/nginx.conf "$@"
