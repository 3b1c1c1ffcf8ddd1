/**
 * For `node --import`: ends the program, as SIGTERM would, when its parent has ended (npm passes SIGTERM only to its
 * shell, which ends and leaves the program running) or the reader of its output has (`npm run licences | head`).
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
