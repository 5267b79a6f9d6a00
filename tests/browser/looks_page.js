// What is wrong to look at on the page, a line each. Measured in whole lines of text, with slack for the fractions of a pixel in
// which fonts differ.
() => {
  const SLACK = 3, LEAST = 15.5;
  const faults = [];
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.sr') && !hidden(one);
  // Words for the ear alone.
  const hidden = (one) => style(one).clipPath === 'inset(50%)';
  const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`.replace(/ ?svelte-\\w+/g, '');
  const inset = (box, x, y) => ({ left: box.left + x, right: box.right - x, top: box.top + y, bottom: box.bottom - y });
  const meets = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  const styles = new Map();
  const style = (one) => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));

  // What of an element may be seen: the boxes of those that clip it or let it scroll.
  function windowOf(one) {
    let box = { left: 0, top: 0, right: innerWidth, bottom: Math.max(innerHeight, document.documentElement.scrollHeight) };
    let scrolls = false;
    for (let up = one; up; up = up.parentElement) {
      const s = style(up);
      if (s.display === 'contents' || (s.overflowX === 'visible' && s.overflowY === 'visible')) continue;
      if (up === document.body || up === document.documentElement) continue;
      const b = up.getBoundingClientRect();
      scrolls ||= /auto|scroll/.test(s.overflowY + s.overflowX) && (up.scrollHeight > up.clientHeight + 1 || up.scrollWidth > up.clientWidth + 1);
      box = { left: Math.max(box.left, b.left), top: Math.max(box.top, b.top), right: Math.min(box.right, b.right), bottom: Math.min(box.bottom, b.bottom) };
    }
    return { box, scrolls };
  }

  const root = document.querySelector('dialog[open]') ?? document.body;
  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, one = node.parentElement;
    const words = node.data.trim();
    if (!words || one.closest('svg, script, style, option, select') || !shown(one)) continue;
    const size = parseFloat(style(one).fontSize);
    if (size < LEAST) faults.push(`small text ${size} px: ${words.slice(0, 40)} (${name(one)})`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const { box, scrolls } = windowOf(one);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const line = inset(rect, Math.min(SLACK, rect.width / 3), rect.height * 0.28);
      if (!scrolls && (rect.left < box.left - SLACK || rect.right > box.right + SLACK || line.top < box.top || line.bottom > box.bottom)) {
        const dots = [one, one.parentElement].find((up) => style(up).textOverflow === 'ellipsis');
        if (!dots || !dots.title) faults.push(`cut: ${words.slice(0, 60)} (${name(one)})`);
      }
      const seen = { left: Math.max(line.left, box.left), top: Math.max(line.top, box.top), right: Math.min(line.right, box.right), bottom: Math.min(line.bottom, box.bottom) };
      if (seen.right > seen.left && seen.bottom > seen.top) texts.push({ node, words, one, seen });
    }
  }
  for (const [i, a] of texts.entries()) {
    for (const b of texts.slice(i + 1)) {
      if (a.node !== b.node && meets(a.seen, b.seen)) faults.push(`over each other: ${a.words.slice(0, 40)} | ${b.words.slice(0, 40)}`);
    }
  }

  // A word broken in two is no better than one cut.
  for (const one of root.querySelectorAll('button, th, [role=tab]')) {
    if (shown(one) && !one.closest('svg') && one.scrollWidth > one.clientWidth + SLACK && style(one).display !== 'inline') faults.push(`wider than its box: ${one.innerText.slice(0, 40)} (${name(one)})`);
  }

  // Controls: beyond the window, or under something else.
  const whole = document.documentElement.scrollHeight > innerHeight + 1;
  for (const one of root.querySelectorAll('button, select, input, a')) {
    if (!shown(one) || one.closest('svg')) continue;
    const rect = one.getBoundingClientRect(), { box, scrolls } = windowOf(one);
    if (!rect.width || scrolls) continue;
    if (rect.left < box.left - SLACK || rect.right > box.right + SLACK || rect.top < box.top - SLACK || rect.bottom > (whole ? box.bottom : Math.min(box.bottom, innerHeight)) + SLACK)
      faults.push(`beyond its window: ${(one.innerText || one.ariaLabel || '').slice(0, 40)} (${name(one)})`);
  }
  if (root === document.body) {
    for (const one of document.querySelectorAll('.answers .foot .btn')) {
      const rect = one.getBoundingClientRect();
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      const top = document.elementFromPoint(x, y);
      if (!top || !one.contains(top)) faults.push(`cannot be pressed: ${one.innerText.slice(0, 40)} behind ${top ? name(top) : 'nothing'}`);
    }
    const question = document.querySelector('#question');
    if (question) {
      const rect = question.getBoundingClientRect();
      if (rect.top < 0 || rect.bottom > innerHeight) faults.push('the question is out of sight');
    }
  }
  return [...new Set(faults)];
}
