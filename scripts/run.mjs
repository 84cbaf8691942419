// Whatever Node the machine has starts here, so this file uses nothing newer than `import()`; the rest of
// the scripts may use what Node 20 knows, and everything after them runs on the project's own Node.
const major = Number(process.versions.node.split(".")[0]);

if (major < 20) {
  console.error(
    `고이 needs Node.js 20 or newer to start, and this is ${process.version}; see https://nodejs.org.`,
  );
  process.exitCode = 1;
} else {
  import("./commands.mjs").then(({ run }) => run(process.argv.slice(2)));
}
