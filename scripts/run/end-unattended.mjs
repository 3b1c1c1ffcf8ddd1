/**
 * For `node --import`: ends a program that works for nobody any more, as SIGTERM would. Either what has started it is
 * gone (npm hands SIGTERM to its shell alone, which dies of it and leaves the program behind), or what reads its
 * output is (`npm run licences | head`).
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
