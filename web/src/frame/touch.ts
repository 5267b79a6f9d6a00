/** A finger on a part of a drawing drags it, and not the page: Chromium does not heed touch-action of such a part. */
export function underFinger(node: SVGElement): () => void {
  const hold = (event: TouchEvent) => event.preventDefault();
  node.addEventListener('touchstart', hold, { passive: false });
  return () => node.removeEventListener('touchstart', hold);
}
