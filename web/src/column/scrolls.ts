/** Marks what scrolls with `data-more` while something lies below its edge, so that it can be shown to go on there; `--first` is how
    high the first answer in it is, which is to be read whole, `--two` and `--three` how far down the second and the third that may
    be chosen reach, `--all` how high all of them are, and `--chart` how far down the first chart reaches. */
const SLACK = 2;
/** What lies above and below its contents. */
const PADDED = 12;

function measured(node: HTMLElement): () => void {
  const more = node.scrollHeight - node.clientHeight - node.scrollTop > SLACK;
  const first = node.querySelector<HTMLElement>('.list > *')?.offsetHeight ?? 0;
  const [top, bottom] = [node.firstElementChild, node.lastElementChild].map((one) => one?.getBoundingClientRect());
  /** How high the contents are down to here. */
  const high = (end: number | undefined) =>
    end !== undefined && top !== undefined ? Math.ceil(end - top.top) + PADDED : 0;
  const rows = [...node.querySelectorAll('.list > [role=radio]')];
  /** How far down so many of the answers reach, or all there are. */
  const down = (many: number) => high(rows[Math.min(many, rows.length) - 1]?.getBoundingClientRect().bottom);
  const heights = {
    '--first': first,
    '--two': down(2),
    '--three': down(3),
    '--all': high(bottom?.bottom),
    '--chart': high(node.querySelector('svg.chart')?.getBoundingClientRect().bottom),
  };
  return () => {
    if (more !== 'more' in node.dataset) node.toggleAttribute('data-more', more);
    for (const [name, height] of Object.entries(heights))
      if (node.style.getPropertyValue(name) !== `${height}px`) node.style.setProperty(name, `${height}px`);
  };
}

/** Reads how something lies, and gives what is then to be written. */
type Measure = (node: HTMLElement) => () => void;
/** What scrolls, with those of its contents that are watched and all that is measured of it. */
const watched = new Map<Element, { parts: Element[]; reads: Measure[] }>();
/** Once the page has been laid out and before it is drawn, all that have changed are measured before anything is written, so that it is
    laid out but once more for them. */
const sizes = new ResizeObserver((changes) => {
  measure(new Set(changes.flatMap(({ target }) => [target, target.parentElement])));
});

function measure(nodes: Iterable<Element | null>): void {
  const found = [...nodes].flatMap(
    (one) => (one && watched.get(one)?.reads.map((read) => read(one as HTMLElement))) ?? [],
  );
  for (const write of found) write();
}

/** `also`: what else depends on how it lies. */
export function scrolls(node: HTMLElement, also?: Measure): { destroy: () => void } {
  const reads = also ? [measured, also] : [measured];
  const now = () => measure([node]);
  const forget = () => {
    for (const one of watched.get(node)?.parts ?? []) if (one === node || !watched.has(one)) sizes.unobserve(one);
  };
  const watch = () => {
    forget();
    const parts = [node, ...node.children];
    watched.set(node, { parts, reads });
    for (const one of parts) sizes.observe(one);
  };
  const contents = new MutationObserver(watch);
  contents.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', now, { passive: true });
  watch();
  return {
    destroy: () => {
      contents.disconnect();
      forget();
      watched.delete(node);
      node.removeEventListener('scroll', now);
    },
  };
}

/** As much as a list fades at its edge, in pixels. */
const FADE = 28;

/** Brings a row into sight within what scrolls about it; the page itself stays where it is. */
export function reveal(row: HTMLElement): void {
  for (let box = row.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + FADE;
    else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + FADE;
  }
}
