/** Next runs this in the browser before the page hydrates. The export keeps nothing of it. */
if (process.env.NODE_ENV === 'development') {
  void import('@/components/chrome/drawing-grid/drawing-grid').then(({ watchGridKey }) =>
    watchGridKey(),
  );
}
