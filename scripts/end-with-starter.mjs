// Loaded into the server before anything else. The starter passes every signal on and outlives us, so the
// channel breaks only when it was killed outright; the server is then to end as suddenly.
if (process.channel) {
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.channel.unref();
}
