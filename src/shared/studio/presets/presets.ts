/** What most cards need, ready to be put on one: bound to the fields of the game, with type of its own, where it usually stands. */
import type { CardGame } from '../../card/card-rules.ts';
import { LIMITS } from '../../card/template/basics.ts';
import type { CardTemplate, Element } from '../../card/template/template.ts';
import type { Edit } from '../../document/edit.ts';
import { pointer, valueAt } from '../../document/pointer.ts';
import { cardAreas } from '../arrange/areas.ts';
import { type Copied, listOf } from '../arrange/copies.ts';
import type { Side, StudioView } from '../view.ts';
import { MAKERS, PRESETS, type Preset, type PresetTexts } from './preset-elements.ts';
import { roomOf } from './preset-room.ts';
import { numberOf } from './preset-stats.ts';
import { PRESET_STYLES } from './preset-styles.ts';

/** Those that the game has fields for. */
export const presetsFor = (studioView: StudioView, game: CardGame): readonly Preset[] => {
  const room = roomOf(studioView, game);
  return PRESETS.filter((preset) => MAKERS[preset](room, { title: preset }).length > 0);
};

/** The names of styles, wherever they stand in an element. */
function stylesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'style' && typeof value === 'string' ? [value] : stylesIn(value),
  );
}

/** Numbers in a row are told apart by their labels. */
const titled = (element: object, preset: Preset, { title }: PresetTexts): object =>
  preset === 'stats' ? element : { title, ...element };

/** Puts it on top of a side, or below everything where it is the ground; nothing where the side is full or the game has no such field. */
export function addPreset(
  studioView: StudioView,
  { side, game, preset }: { readonly side: Side; readonly game: CardGame; readonly preset: Preset },
  words: PresetTexts,
): Copied {
  const made = MAKERS[preset](roomOf(studioView, game), words).map(
    (one) => titled(one, preset, words) as unknown as Element,
  );
  return put(studioView, side, preset, made);
}

/** A number that the template does not show yet, with its name; undefined where the game has none. */
export function addNumber(studioView: StudioView, side: Side, game: CardGame): Copied | undefined {
  const made = numberOf(roomOf(studioView, game), JSON.stringify(studioView.template));
  return made && put(studioView, side, undefined, [made as unknown as Element]);
}

function put(studioView: StudioView, side: Side, preset: Preset | undefined, made: readonly Element[]): Copied {
  const { template } = studioView;
  const list = listOf(studioView, side);
  const before = (valueAt(template, list) as readonly Element[] | undefined) ?? [];
  const isNoCard = side === 'more' && template.more === undefined;
  if (isNoCard || made.length === 0 || before.length + made.length > LIMITS.elements)
    return { edits: [], addresses: [] };
  const missing = [...new Set(made.flatMap(stylesIn))].filter((name) => !Object.hasOwn(template.styles, name));
  const styles = missing.map(
    (name): Edit => ({ op: 'set', path: pointer('/styles', name), value: PRESET_STYLES[name] }),
  );
  // The flow of an empty template waits for what stands in it.
  const waiting = before.findIndex((one) => one.kind === 'flow' && one.sections.length === 0);
  const [first] = made;
  const settled = preset === 'words' ? inFull(template) : [];
  if (preset === 'words' && waiting >= 0 && first?.kind === 'flow') {
    const path = pointer(list, waiting);
    return {
      edits: [...styles, ...settled, { op: 'set', path: `${path}/sections`, value: first.sections }],
      addresses: [path],
    };
  }
  const isGround = preset === 'ground';
  const all = isGround ? [...made, ...before] : [...before, ...made];
  const from = isGround ? 0 : before.length;
  return {
    edits: [...styles, { op: 'set', path: list, value: all }, ...settled],
    addresses: made.map((_, index) => pointer(list, from + index)),
  };
}

/** Words are for the back; all else stands where it is asked for. */
export const sideFor = (preset: Preset, side: Side): Side => (preset === 'words' ? 'back' : side);

/** Attacks of the front that find no room need not go to words that have them in full: they would stand there twice. */
const inFull = ({ front }: CardTemplate): Edit[] =>
  front.flatMap((one, index): Edit[] => {
    const isOfAttacks = one.kind === 'flow' && one.sections.every(({ each }) => each === '/character/attacks');
    if (!isOfAttacks || one.sections.length === 0 || one.overflowTo === undefined) return [];
    const path = pointer('/front', index);
    return [
      { op: 'remove', path: `${path}/overflowTo` },
      { op: 'set', path: `${path}/repeated`, value: true },
    ];
  });

/** Whether a side has something that shows the same already. */
export function hasPreset(studioView: StudioView, side: Side, preset: Preset): boolean {
  const elements = (valueAt(studioView.template, listOf(studioView, side)) as readonly Element[] | undefined) ?? [];
  const { trim } = cardAreas(studioView);
  return elements.some((element) => {
    switch (preset) {
      case 'ground':
        return element.kind === 'shape' && element.box[2] >= trim.width && element.box[3] >= trim.height;
      case 'stats':
        return element.kind === 'stat';
      case 'track':
      case 'art':
        return element.kind === preset;
      case 'words':
        return element.kind === 'flow' && element.continued !== undefined && element.sections.length > 0;
      case 'attacks':
        return JSON.stringify(element).includes('/attacks');
      case 'faction':
        return JSON.stringify(element).includes('/faction/symbol');
      case 'tags':
        return element.kind === 'list';
      case 'kind':
        return element.kind === 'text' && /\/(alignment|classes|concept)"/.test(JSON.stringify(element));
      default:
        return element.kind === 'text' && 'at' in element.value && isFieldNamed(element.value.at, preset);
    }
  });
}

/** Whether a pointer such as `/character/name` leads to a field of this name directly below its root. */
function isFieldNamed(pointer: string, name: string): boolean {
  const [before, root = '', field, ...deeper] = pointer.split('/');
  return before === '' && /^\w+$/.test(root) && field === name && deeper.length === 0;
}
