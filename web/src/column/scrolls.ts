/** Marks what scrolls with `data-more` while something lies below its edge, so that it can be shown to go on there; `--first` is how
    high the first answer in it is, which is to be read whole, `--three` how far down the third that may be chosen reaches, `--all` how high all of them are, and `--chart` how far
    down the first chart reaches. */
export function scrolls(node: HTMLElement): { destroy: () => void } {
  const SLACK = 2;
  /** What lies above and below its contents. */
  const PADDED = 12;
  /** So many answers are to be read whole. */
  const MANY = 3;
  const tell = () => {
    const more = node.scrollHeight - node.clientHeight - node.scrollTop > SLACK;
    if (more !== 'more' in node.dataset) node.toggleAttribute('data-more', more);
    const first = `${node.querySelector<HTMLElement>('.list > *')?.offsetHeight ?? 0}px`;
    if (node.style.getPropertyValue('--first') !== first) node.style.setProperty('--first', first);
    const [top, bottom] = [node.firstElementChild, node.lastElementChild].map((one) => one?.getBoundingClientRect());
    const rows = [...node.querySelectorAll('.list > [role=radio]')].slice(0, MANY);
    const third = rows[rows.length - 1]?.getBoundingClientRect().bottom;
    const list = node.firstElementChild?.getBoundingClientRect().top;
    const three = `${third !== undefined && list !== undefined ? Math.ceil(third - list) + PADDED : 0}px`;
    if (node.style.getPropertyValue('--three') !== three) node.style.setProperty('--three', three);
    const all = `${top && bottom ? Math.ceil(bottom.bottom - top.top) + PADDED : 0}px`;
    if (node.style.getPropertyValue('--all') !== all) node.style.setProperty('--all', all);
    const chart = node.querySelector('svg.chart')?.getBoundingClientRect().bottom;
    const drawn = `${chart && top ? Math.ceil(chart - top.top) + PADDED : 0}px`;
    if (node.style.getPropertyValue('--chart') !== drawn) node.style.setProperty('--chart', drawn);
  };
  const sizes = new ResizeObserver(tell);
  const watch = () => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
    tell();
  };
  const contents = new MutationObserver(watch);
  contents.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', tell, { passive: true });
  watch();
  return {
    destroy: () => {
      sizes.disconnect();
      contents.disconnect();
      node.removeEventListener('scroll', tell);
    },
  };
}
