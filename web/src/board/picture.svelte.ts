/** What of the battle is drawn on the table, and where its labels go: all derived from what is told and considered. */
import type { Overlay, UnitView } from '../net/types';
import { middle, table } from '../table/store.svelte';
import { placeCallouts } from './callouts';
import { camera } from './camera.svelte';
import { at, boxOf, grown, meets, u, type Box } from './geometry';
import { edgeNames, freeNames, nameBox, placeNames } from './names';
import { dark, flagBox, placeObjectives } from './objectives';
import { wordsBox } from './rings';
import { placeTags, TAG_HEIGHT, tagWidth } from './tags';
import { NEAR, unitNames } from './unitnames';

/** Seen from far, on a small screen, tags shrink rather than hide the table, and names wait. */
const SMALL = 480;
/** On a telephone, the corner under the button that shows the whole table. */
const CORNER = 64;
/** Seen from far, counters that stand alone are drawn larger. */
const ROOMY = 64;

export class Picture {
  readonly width = $derived(u(table.ground?.width ?? 72000));
  readonly depth = $derived(u(table.ground?.depth ?? 48000));
  readonly map = $derived(table.hexes);
  readonly k = $derived(camera.k);
  readonly #far = $derived(camera.width < SMALL && camera.spare > 0 ? 1.75 : 2.75);
  readonly tagScale = $derived(Math.min(this.k, this.#far));
  readonly field = $derived<Box>({ x0: 0, y0: 0, x1: this.width, y1: this.depth });

  readonly standing = $derived(
    table.units.filter((unit) => unit.place === 'table' && unit.models.length > 0 && unit.aboard === null),
  );
  /** The unit in hand is drawn over the others. */
  readonly order = $derived(
    [...this.standing].sort((a, b) => Number(a.id === table.chosen) - Number(b.id === table.chosen)),
  );
  readonly taken = $derived(new Set(this.standing.map((unit) => unit.hex ?? '')));
  readonly alone = $derived(
    new Set([...this.taken].filter((hex) => this.standing.filter((unit) => unit.hex === hex).length === 1)),
  );
  readonly boost = $derived(this.map ? Math.max(1, Math.min(1.4, ROOMY / (this.map.pitch * camera.zoom))) : 1);

  // ---- labels ----
  readonly #seen = $derived({
    x0: Math.max(0, camera.x - camera.width / camera.zoom / 2),
    y0: Math.max(0, camera.y - camera.height / camera.zoom / 2),
    x1: Math.min(this.width, camera.x + camera.width / camera.zoom / 2),
    y1: Math.min(this.depth, camera.y + (camera.height / 2 - camera.spare) / camera.zoom),
  });
  readonly #bases = $derived(
    this.standing.flatMap((unit) =>
      unit.models.map((model) => boxOf([at(model)], u(Math.max(model.radius, (model.length ?? 0) / 2)))),
    ),
  );
  readonly #dark = $derived(table.ground ? dark(table.ground) : []);
  readonly #labels = $derived(
    placeObjectives(table.scene?.objectives ?? [], this.#bases, this.#dark, this.k, this.field),
  );
  readonly #objectiveBoxes = $derived([
    ...[...this.#labels.values()].map((label) => label.box),
    ...(table.scene?.objectives ?? []).map((one) => flagBox(one, this.k)),
  ]);
  /** The hexes fought for are not written over. */
  readonly #fought = $derived(
    (this.map?.hexes ?? []).filter((hex) => hex.objective).map((hex) => boxOf([at(hex)], this.map!.pitch * 0.5)),
  );
  /** Whose edge is whose is said while the sides set up and come on, but for where somebody is being put down. */
  readonly #edges = $derived(
    table.scene && table.scene.turn <= 1 && !table.asked
      ? edgeNames(table.scene.sides, this.field, table.turning.on)
      : [],
  );
  readonly #homes = $derived(table.ground ? [...placeNames(table.ground), ...this.#edges] : []);
  readonly #placed = $derived(
    this.k > this.#far
      ? []
      : freeNames(this.#homes, [...this.#bases, ...this.#fought, ...this.#objectiveBoxes], this.tagScale, this.field),
  );
  /** The line that a player who was asked reckons with, as far as it can be drawn. */
  readonly hinted = $derived(
    (table.hint.told?.line ?? [])
      .map((step, number) => ({ ...step, number }))
      .filter((step) => step.overlays.length > 0),
  );
  /** What is drawn of what is considered, or of what was done last; while a line is shown, that alone. */
  readonly shown = $derived<Overlay[]>(
    this.hinted.length > 0 && table.draft.empty && table.cursor === null
      ? []
      : (table.preview?.overlays ?? table.lasting?.overlays ?? []),
  );
  /** Where a way that is considered ends nothing is written. */
  readonly #ghosts = $derived(
    this.shown.flatMap((overlay) =>
      overlay.type === 'ghosts'
        ? overlay.models.map((one) => boxOf([at(one)], u(Math.max(one.radius, (one.length ?? 0) / 2))))
        : [],
    ),
  );
  readonly #off = (box: Box): boolean => !this.#ghosts.some((ghost) => meets(ghost, box));
  readonly names = $derived(
    this.#placed.filter((name) => name.along !== null || this.#off(nameBox(name, this.tagScale))),
  );
  readonly objectives = $derived(new Map([...this.#labels].filter(([, label]) => this.#off(label.box))));
  readonly #written = $derived([
    ...this.#placed.filter((name) => !name.along).map((name) => nameBox(name, this.tagScale)),
    ...this.#objectiveBoxes,
  ]);
  readonly tags = $derived(
    placeTags(this.map ? [] : this.standing, this.tagScale, this.width, this.depth, this.#written),
  );
  readonly #named = $derived(
    this.k > NEAR ? [] : unitNames(this.standing, this.tags, this.tagScale, this.#seen, this.#written, this.#dark),
  );
  readonly called = $derived(this.#named.filter((name) => this.#off(wordsBox(name.at, name.text, this.tagScale))));

  /** What labels of overlays keep off. */
  readonly covered = $derived<Box[]>([
    ...this.#bases,
    ...this.#written,
    ...this.standing.flatMap((unit) => {
      const tag = this.tags.get(unit.id);
      const [w, h] = [(tagWidth(unit) / 2) * this.tagScale, (TAG_HEIGHT / 2) * this.tagScale];
      return tag ? [{ x0: tag.x - w, y0: tag.y - h, x1: tag.x + w, y1: tag.y + h }] : [];
    }),
    ...this.called.map((name) => grown(wordsBox(name.at, name.text, this.tagScale), 8 * this.tagScale)),
  ]);

  // ---- what may be chosen, and what is considered ----
  readonly aimed = $derived(
    table.decision?.options[table.focused]?.target ?? table.decision?.against ?? table.lasting?.target ?? null,
  );
  readonly may = $derived(
    new Set(
      table.picking
        ? table.able.map((unit) => unit.id)
        : (table.decision?.options ?? []).flatMap((option) => {
            if (option.refused) return [];
            if (table.decision?.kind === 'target') return option.target ? [option.target] : [];
            return option.units ?? (option.unit ? [option.unit] : []);
          }),
    ),
  );
  /** Pieces of terrain that may be chosen, and the one considered. */
  readonly offered = $derived.by(() => {
    const options = table.decision?.options ?? [];
    const considered = options[table.focused]?.piece ?? null;
    const named = new Set(
      options.filter((option) => option.piece !== null && !option.refused).map((option) => option.piece),
    );
    return named.size === 0
      ? []
      : (table.ground?.pieces ?? [])
          .filter((piece) => named.has(piece.id))
          .map((piece) => ({ piece, aimed: piece.id === considered }));
  });
  /** The one unit that the tab key reaches. */
  readonly roving = $derived(
    this.standing.some((unit) => unit.id === table.chosen)
      ? table.chosen
      : (this.standing.find((unit) => this.may.has(unit.id)) ?? this.standing[0])?.id,
  );

  outline(unit: UnitView): 'chosen' | 'aim' | 'best' | 'may' | null {
    const { decision, asked } = table;
    const may = this.may.has(unit.id);
    if (decision?.kind === 'muster') return table.picked.has(unit.id) ? 'chosen' : may ? 'may' : null;
    if (unit.id === this.aimed && unit.id !== table.chosen) return 'aim';
    if (unit.id === table.chosen) return 'chosen';
    if (unit.id === table.advice.standby) return 'best';
    if (table.picking && (asked || (!this.map && table.able.some((one) => one.id === table.chosen))))
      return decision?.options.some(
        (option) => option.target === unit.id && option.unit === table.chosen && !option.refused,
      )
        ? 'may'
        : null;
    return may ? 'may' : null;
  }

  // ---- overlays ----
  readonly foreign = $derived((table.unit(table.chosen)?.side ?? table.seat) !== table.seat);
  readonly actor = $derived(table.unit(table.decision?.acting ?? table.chosen)?.side ?? table.seat);
  /** While an action of its own is considered, where the unit might go is left out. */
  readonly #reach = $derived.by((): Overlay[] => {
    const { asked } = table;
    const acts = this.map !== null && table.decision?.options[table.focused]?.unit != null;
    const found: Overlay[] = [];
    if (asked && asked.reach.length > 0) found.push({ type: 'area', style: 'reach', polygons: asked.reach });
    if (asked && asked.hexes.length > 0 && !acts)
      found.push({ type: 'hexes', style: 'reach', hexes: asked.hexes, label: null });
    return found;
  });
  readonly overlays = $derived([
    ...(this.shown.some(
      (overlay) =>
        (overlay.type === 'area' && overlay.style !== 'cover') ||
        (overlay.type === 'hexes' && overlay.style === 'reach'),
    )
      ? []
      : this.#reach),
    ...this.shown,
  ]);
  /** The overwatch rows of the unit in hand, the one aimed at and the one under the pointer. */
  readonly watchers = $derived(
    [...new Set([table.chosen, this.aimed, table.hovered])]
      .map((id) => table.unit(id))
      .filter((unit): unit is UnitView => unit !== null && unit.watching.length > 0),
  );
  /** The orders of the chain as they were declared; that of the unit under the pointer stands out. */
  readonly links = $derived((table.scene?.chain ?? []).filter((link) => link.overlays.length > 0));
  /** The ways on which a shot may be held back. */
  readonly holdWay = $derived(
    table.hold ? (table.decision?.holds.find((ask) => ask.unit === table.hold?.unit)?.way ?? []) : [],
  );

  // ---- callouts ----
  readonly #corner = $derived.by(() => {
    const [x, y, side] = [
      camera.x + camera.width / camera.zoom / 2,
      camera.y - camera.height / camera.zoom / 2,
      CORNER / camera.zoom,
    ];
    return camera.spare > 0 ? { x0: x - side, y0: y, x1: x, y1: y + side } : null;
  });
  readonly callouts = $derived(
    placeCallouts(this.overlays, this.standing, this.tags, this.k, this.#seen, table.chosen, this.#corner, [
      ...this.#written,
      ...this.called.map((name) => wordsBox(name.at, name.text, this.tagScale)),
    ]),
  );

  /** Where a unit stands on a hex map, on foot or aboard another. */
  hexOf(unit: UnitView | null) {
    return this.map?.hex((unit?.aboard ? table.unit(unit.aboard) : unit)?.hex ?? null) ?? null;
  }

  /** A ring round all of a unit that stands on the table. */
  ring(unit: UnitView): { x: number; y: number; r: number } | null {
    const heart = unit.place === 'table' ? middle(unit) : null;
    if (!heart) return null;
    const far = Math.max(
      ...unit.models.map((model) => Math.hypot(model.x - heart.x, model.y - heart.y) + model.radius),
    );
    return { ...at(heart), r: u(far) + 7 * this.k };
  }
}
