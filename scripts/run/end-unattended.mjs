/**
 * For `node --import`: ends a program that nobody waits for, as SIGTERM would: its parent is gone (npm passes SIGTERM
 * to its shell alone, which dies and leaves the program behind), or the reader of its output is (`npm run licences |
 * head`).
 */
const { ppid } = process;
const end = () => process.kill(process.pid, 'SIGTERM');

const watch = setInterval(() => {
  if (process.ppid === ppid) return;
  clearInterval(watch);
  end();
}, 300);
watch.unref();

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
}
