/** Marks what scrolls with `data-more` while something lies below its edge, so that it can be shown to go on there; `--first` is how
    high the first answer in it is, which is to be read whole. */
export function scrolls(node: HTMLElement): { destroy: () => void } {
  const SLACK = 2;
  const tell = () => {
    const more = node.scrollHeight - node.clientHeight - node.scrollTop > SLACK;
    if (more !== 'more' in node.dataset) node.toggleAttribute('data-more', more);
    const first = `${node.querySelector<HTMLElement>('.list > *')?.offsetHeight ?? 0}px`;
    if (node.style.getPropertyValue('--first') !== first) node.style.setProperty('--first', first);
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
