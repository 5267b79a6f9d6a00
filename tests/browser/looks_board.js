// Writing on the board: places, callouts, labels. They keep their size on screen and off each other. What stands on a base or a
// plate is as large as that.
([least, whole]) => {
  const faults = [];
  const board = document.querySelector('.board-svg');
  const edge = board.getBoundingClientRect();
  const boxes = [];
  for (const one of board.querySelectorAll('text')) {
    if (one.closest('.tag, .hex-label, .storey') || !one.checkVisibility({ opacityProperty: true })) continue;
    const box = one.getBoundingClientRect(), along = one.querySelector('textPath') !== null;
    if (box.width < 1 || box.right < edge.left || box.left > edge.right || box.bottom < edge.top || box.top > edge.bottom) continue;
    const m = one.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(m.a, m.b);
    const words = one.textContent.trim();
    if (size < least) faults.push(`small on the board, ${size.toFixed(1)} px: ${words}`);
    // Who looks closer sees a part of the table, and so of its names.
    if ((whole || one.closest('.call')) && (box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - 4 || box.bottom > edge.bottom + 4)) faults.push(`beyond the board: ${words}`);
    const dy = box.height * 0.28;
    if (!along && Math.abs(m.b) < 1e-6) boxes.push({ words, left: box.left + 3, right: box.right - 3, top: box.top + dy, bottom: box.bottom - dy, call: one.closest('.call') });
  }
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      // A callout has a ground of its own, over which nothing else is read.
      if (a.call || b.call) { if (!(a.call && b.call) || a.call === b.call) continue; }
      if (Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)) faults.push(`over each other on the board: ${a.words} | ${b.words}`);
    }
  }
  return faults;
}
