/**
 * Adds presets to a card: the elements that most cards need, at their usual place, bound to the game's fields, and with their
 * own styles.
 */
import type { CardGame } from '../../card/card-rules.ts';
import { TEMPLATE_LIMITS } from '../../card/template/basics.ts';
import type { CardTemplate, Element } from '../../card/template/template.ts';
import type { Edit } from '../../document/edit.ts';
import { getValueAt, joinPointer } from '../../document/pointer.ts';
import { getCardAreas } from '../arrange/areas.ts';
import { type CopyResult, getListPointer } from '../arrange/copies.ts';
import type { Side, StudioView } from '../view.ts';
import { ELEMENT_CREATORS, PRESETS, type Preset, type PresetTexts } from './preset-elements.ts';
import { createRoom } from './preset-room.ts';
import { createNumber } from './preset-stats.ts';
import { PRESET_STYLES } from './preset-styles.ts';
import { showsColumn } from './row-columns.ts';

/** Lists the presets for which the game has fields. */
export const listPresets = (studioView: StudioView, game: CardGame): readonly Preset[] => {
  const presetRoom = createRoom(studioView, game);
  return PRESETS.filter((preset) => ELEMENT_CREATORS[preset](presetRoom, { title: preset }).length > 0);
};

/** Lists the style names within an element. */
function listStyleNames(templateNode: unknown): readonly string[] {
  if (typeof templateNode !== 'object' || templateNode === null) return [];
  return Object.entries(templateNode).flatMap(([fieldKey, value]) =>
    fieldKey === 'style' && typeof value === 'string' ? [value] : listStyleNames(value),
  );
}

/** Adds the title. Numbers in a row don't need it, because their labels differ. */
const addTitle = (element: object, preset: Preset, { title }: PresetTexts): object =>
  preset === 'stats' ? element : { title, ...element };

/**
 * Adds a preset on top of a side, or below all elements if it is the ground. Returns no edits if the side is full or the game
 * lacks the field.
 */
export function addPreset(
  studioView: StudioView,
  { side, game, preset }: { readonly side: Side; readonly game: CardGame; readonly preset: Preset },
  presetTexts: PresetTexts,
): CopyResult {
  const newElements = ELEMENT_CREATORS[preset](createRoom(studioView, game), presetTexts).map(
    (newElement) => addTitle(newElement, preset, presetTexts) as unknown as Element,
  );
  return addToSide(studioView, side, preset, newElements);
}

/** Adds a number that the template doesn't show yet. Returns undefined if the game has none. */
export function addNumber(studioView: StudioView, side: Side, game: CardGame): CopyResult | undefined {
  const newElement = createNumber(createRoom(studioView, game), JSON.stringify(studioView.template));
  return newElement && addToSide(studioView, side, undefined, [newElement as unknown as Element]);
}

function addToSide(
  studioView: StudioView,
  side: Side,
  preset: Preset | undefined,
  newElements: readonly Element[],
): CopyResult {
  const { template } = studioView;
  const listPointer = getListPointer(studioView, side);
  const existingElements = (getValueAt(template, listPointer) as readonly Element[] | undefined) ?? [];
  const isMissingCard = side === 'more' && template.more === undefined;
  if (
    isMissingCard ||
    newElements.length === 0 ||
    existingElements.length + newElements.length > TEMPLATE_LIMITS.elements
  )
    return { edits: [], addresses: [] };
  const missingStyles = [...new Set(newElements.flatMap(listStyleNames))].filter(
    (styleName) => !Object.hasOwn(template.styles, styleName),
  );
  const styleEdits = missingStyles.map(
    (styleName): Edit => ({ op: 'set', path: joinPointer('/styles', styleName), value: PRESET_STYLES[styleName] }),
  );
  // The empty flow of a new template is filled instead of adding another flow.
  const emptyFlowIndex = existingElements.findIndex(
    (element) => element.kind === 'flow' && element.sections.length === 0,
  );
  const [firstElement] = newElements;
  const repeatEdits = preset === 'words' ? createRepeatEdits(template) : [];
  if (preset === 'words' && emptyFlowIndex >= 0 && firstElement?.kind === 'flow') {
    const elementPointer = joinPointer(listPointer, emptyFlowIndex);
    return {
      edits: [
        ...styleEdits,
        ...repeatEdits,
        { op: 'set', path: `${elementPointer}/sections`, value: firstElement.sections },
      ],
      addresses: [elementPointer],
    };
  }
  const isGround = preset === 'ground';
  const allElements = isGround ? [...newElements, ...existingElements] : [...existingElements, ...newElements];
  const firstIndex = isGround ? 0 : existingElements.length;
  return {
    edits: [...styleEdits, { op: 'set', path: listPointer, value: allElements }, ...repeatEdits],
    addresses: newElements.map((_, index) => joinPointer(listPointer, firstIndex + index)),
  };
}

/** Returns the side for a preset. Texts always go to the back. */
export const getPresetSide = (preset: Preset, side: Side): Side => (preset === 'words' ? 'back' : side);

/** Attacks on the front that don't fit are omitted instead of overflowing to a flow that already shows them completely. */
const createRepeatEdits = ({ front }: CardTemplate): Edit[] =>
  front.flatMap((element, index): Edit[] => {
    const isAttackFlow = element.kind === 'flow' && element.sections.every(({ each }) => each === '/character/attacks');
    if (!isAttackFlow || element.sections.length === 0 || element.overflowTo === undefined) return [];
    const elementPointer = joinPointer('/front', index);
    return [
      { op: 'remove', path: `${elementPointer}/overflowTo` },
      { op: 'set', path: `${elementPointer}/repeated`, value: true },
    ];
  });

/** Returns whether a side already shows what the preset would add. */
export function isPresetOnSide(studioView: StudioView, side: Side, preset: Preset): boolean {
  const elements =
    (getValueAt(studioView.template, getListPointer(studioView, side)) as readonly Element[] | undefined) ?? [];
  const { trim } = getCardAreas(studioView);
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
      case 'cost':
      case 'text':
        return showsColumn(element, preset);
      case 'kind':
        return element.kind === 'text' && /\/(alignment|classes|concept)"/.test(JSON.stringify(element));
      case 'name':
        return (
          (element.kind === 'text' && 'at' in element.value && isFieldNamed(element.value.at, preset)) ||
          showsColumn(element, preset)
        );
      default:
        return element.kind === 'text' && 'at' in element.value && isFieldNamed(element.value.at, preset);
    }
  });
}

/** Returns whether a pointer such as `/character/name` leads to a field of this name directly below its root. */
function isFieldNamed(pointer: string, fieldName: string): boolean {
  const [leadingText, rootKey = '', fieldKey, ...deeperKeys] = pointer.split('/');
  return leadingText === '' && /^\w+$/.test(rootKey) && fieldKey === fieldName && deeperKeys.length === 0;
}
