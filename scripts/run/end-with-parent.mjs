/**
 * For `node --import`: ends a program when the one that started it has gone. npm hands SIGTERM to its shell alone,
 * which dies of it and would leave the program running.
 */
const { ppid } = process;
const watch = setInterval(() => {
  if (process.ppid === ppid) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 300);
watch.unref();
