/** Marks what scrolls with `data-more` while something lies below its edge, so that it can be shown to go on there; `--first` is how
    high the first answer in it is, which is to be read whole, `--three` how far down the third that may be chosen reaches, `--all` how high all of them are, and `--chart` how far
    down the first chart reaches. */
const SLACK = 2;
/** What lies above and below its contents. */
const PADDED = 12;
/** So many answers are to be read whole. */
const MANY = 3;

/** Those whose contents have changed: all are measured before anything is written, so that the page is laid out once for them. */
const changed = new Set<HTMLElement>();

function measured(node: HTMLElement): () => void {
  const more = node.scrollHeight - node.clientHeight - node.scrollTop > SLACK;
  const first = node.querySelector<HTMLElement>('.list > *')?.offsetHeight ?? 0;
  const [top, bottom] = [node.firstElementChild, node.lastElementChild].map((one) => one?.getBoundingClientRect());
  /** How high the contents are down to here. */
  const high = (end: number | undefined) =>
    end !== undefined && top !== undefined ? Math.ceil(end - top.top) + PADDED : 0;
  const rows = [...node.querySelectorAll('.list > [role=radio]')].slice(0, MANY);
  const heights = {
    '--first': first,
    '--three': high(rows[rows.length - 1]?.getBoundingClientRect().bottom),
    '--all': high(bottom?.bottom),
    '--chart': high(node.querySelector('svg.chart')?.getBoundingClientRect().bottom),
  };
  return () => {
    if (more !== 'more' in node.dataset) node.toggleAttribute('data-more', more);
    for (const [name, height] of Object.entries(heights))
      if (node.style.getPropertyValue(name) !== `${height}px`) node.style.setProperty(name, `${height}px`);
  };
}

function tell(): void {
  const found = [...changed].map(measured);
  changed.clear();
  for (const write of found) write();
}

export function scrolls(node: HTMLElement): { destroy: () => void } {
  const soon = () => {
    if (changed.size === 0) queueMicrotask(tell);
    changed.add(node);
  };
  const now = () => measured(node)();
  const sizes = new ResizeObserver(now);
  const watch = () => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
    soon();
  };
  const contents = new MutationObserver(watch);
  contents.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', now, { passive: true });
  watch();
  return {
    destroy: () => {
      sizes.disconnect();
      contents.disconnect();
      changed.delete(node);
      node.removeEventListener('scroll', now);
    },
  };
}
