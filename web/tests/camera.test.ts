import { expect, test } from 'vitest';
import { Camera } from '../src/board/camera.svelte';

/** A view of 744 by 504 pixels on a table of 720 by 480 with its margin of 12: one pixel to the unit. */
function seen(): Camera {
  const camera = new Camera();
  camera.setTable(720, 480);
  camera.resize(744, 504);
  return camera;
}

test('the whole table is seen at first, and again after the view has changed its size', () => {
  const camera = seen();
  expect([camera.x, camera.y, camera.zoom]).toEqual([360, 240, 1]);
  camera.resize(372, 252);
  expect([camera.x, camera.y, camera.zoom]).toEqual([360, 240, 0.5]);
});

test('a place and its pixel are told from one another both ways', () => {
  const camera = seen();
  camera.zoomBy(2.5, 100, 100);
  const spot = camera.place(123, 45);
  expect(camera.pixel(spot).x).toBeCloseTo(123);
  expect(camera.pixel(spot).y).toBeCloseTo(45);
});

test('what lies under the pointer stays under it while zooming', () => {
  const camera = seen();
  const before = camera.place(300, 200);
  camera.zoomBy(1.7, 300, 200);
  expect(camera.place(300, 200).x).toBeCloseTo(before.x);
  expect(camera.place(300, 200).y).toBeCloseTo(before.y);
});

test('one never zooms out past the whole table, nor in without end', () => {
  const camera = seen();
  camera.zoomBy(0.01);
  expect(camera.zoom).toBe(camera.least);
  camera.zoomBy(1000);
  expect(camera.zoom).toBe(camera.least * 6);
});

test('the view stays on the table however far one pans', () => {
  const camera = seen();
  camera.zoomBy(2);
  camera.pan(1e6, 1e6);
  expect(camera.place(0, 0)).toEqual({ x: -12, y: -12 });
  camera.pan(-1e6, -1e6);
  expect(camera.place(744, 504)).toEqual({ x: 732, y: 492 });
});

test('a place is brought into view with room about it, and a view that shows it is left alone', () => {
  const camera = seen();
  camera.zoomBy(4);
  camera.reveal({ x: 40, y: 40 });
  const pixel = camera.pixel({ x: 40, y: 40 });
  expect(pixel.x).toBeGreaterThanOrEqual(59.9);
  expect(pixel.y).toBeGreaterThanOrEqual(59.9);
  const [x, y] = [camera.x, camera.y];
  camera.reveal({ x: 45, y: 45 });
  expect([camera.x, camera.y]).toEqual([x, y]);
});

test('what a sheet covers at the bottom is not where a place is brought', () => {
  const camera = seen();
  camera.spare = 200;
  camera.zoomBy(4);
  camera.reveal({ x: 360, y: 470 });
  expect(camera.pixel({ x: 360, y: 470 }).y).toBeLessThanOrEqual(504 - 200 - 60 + 0.1);
});

test('all of several places are seen, as close as asked and no closer', () => {
  const camera = seen();
  const spots = [
    { x: 100, y: 100 },
    { x: 300, y: 250 },
  ];
  camera.embrace(spots, 1000);
  for (const spot of spots) {
    const pixel = camera.pixel(spot);
    expect(pixel.x).toBeGreaterThanOrEqual(0);
    expect(pixel.x).toBeLessThanOrEqual(744);
    expect(pixel.y).toBeGreaterThanOrEqual(0);
    expect(pixel.y).toBeLessThanOrEqual(504);
  }
  camera.embrace([{ x: 360, y: 240 }], 14);
  expect(camera.zoom).toBe(1.4);
});

test('of several places none is brought under what a sheet covers', () => {
  const camera = seen();
  camera.spare = 200;
  const spots = [
    { x: 100, y: 100 },
    { x: 120, y: 250 },
  ];
  camera.embrace(spots, 1000);
  for (const spot of spots) expect(camera.pixel(spot).y).toBeLessThanOrEqual(504 - 200 - 56 + 0.1);
});

test('things that keep their size are 16 pixels high where they are drawn 14', () => {
  const camera = seen();
  camera.zoomBy(2);
  expect(camera.k * 14 * camera.zoom).toBeCloseTo(16);
  expect(camera.viewBox).toBe(`${camera.x - 186} ${camera.y - 126} 372 252`);
});
