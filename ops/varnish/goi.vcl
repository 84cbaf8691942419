# Varnish in front of 고이. The app has CDN_PURGE_URL=http://varnish:6081 and this machine in TRUSTED_PROXIES.
# TLS ends before Varnish (HAProxy, hitch), which hands on X-Forwarded-For and X-Forwarded-Proto.
vcl 4.1;

import std;

backend goi {
    .host = "127.0.0.1";
    .port = "3000";
    # Longer than a page takes to be drawn; event streams say something every twelve seconds.
    .first_byte_timeout = 60s;
    .between_bytes_timeout = 60s;
}

# Those who may tell what is to be forgotten: the app's own machines.
acl goi_machines {
    "127.0.0.1";
    "::1";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
    "fd00::"/8;
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ goi_machines) {
            return (synth(405, "Not allowed"));
        }
        # Tags are of letters, digits and dashes; anything else would be a part of the expression.
        if (req.http.surrogate-key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
            return (synth(400, "No tags"));
        }
        ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)");
        return (synth(200, "Forgotten"));
    }
    # Fresh or nothing while the app answers; see vcl_deliver.
    set req.grace = 0s;
    if (req.restarts > 0) {
        set req.grace = 1h;
    }
    # Subscriptions stay open, and uploads are large.
    if (req.url ~ "^/graphql" || req.url ~ "^/(identity|bucket)") {
        return (pass);
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # What messengers and advertisements add changes nothing of a page.
    if (req.url ~ "[?&](utm_[a-z]+|fbclid|gclid|igshid)=") {
        set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|fbclid|gclid|igshid)=[^&]*&?", "");
        set req.url = regsub(req.url, "[?&]$", "");
    }
    # Nothing that is kept depends on who asks; photos of cards that are still being made do, and are private.
    if (req.http.cookie && req.url ~ "^/media/") {
        return (pass);
    }
    unset req.http.cookie;
    return (hash);
}

sub vcl_backend_response {
    # A failure takes the place of nothing that is there.
    if (beresp.status >= 500) {
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    # Only what says so is kept; Varnish would keep the rest for two minutes. Nobody waits for another's answer.
    if (beresp.http.cache-control !~ "s-maxage=|max-age=[1-9]") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    set beresp.grace = 0s;
    if (beresp.http.cache-control ~ "stale-if-error=\d+") {
        set beresp.grace = std.duration(
            regsub(beresp.http.cache-control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
    }
}

# While the app does not answer and nothing was kept, a guest reads Korean and the page opens again by itself.
sub vcl_backend_error {
    set beresp.http.content-type = "text/html; charset=utf-8";
    set beresp.http.cache-control = "no-store";
    set beresp.http.retry-after = "8";
    # Where ops/unavailable.html was put.
    set beresp.body = std.fileread("/etc/varnish/unavailable.html");
    return (deliver);
}

sub vcl_deliver {
    # The app failed: once more, and this time what was there last will do.
    if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        return (restart);
    }
    # For the cache alone.
    unset resp.http.surrogate-key;
    unset resp.http.cache-tag;
    unset resp.http.via;
    unset resp.http.x-varnish;
}
