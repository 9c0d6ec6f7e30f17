/** Log lines of events that several games share. */
import type { Translate } from '../../texts/translate.ts';
import type { GetName } from '../model-names.ts';
import { type Fields, formatName, formatTotal, formatValue } from './format-values.ts';

const LINES: Readonly<Record<string, (translate: Translate, logEvent: Fields, getName: GetName) => string>> = {
  begin: (translate) => translate('playLines.begin'),
  end: (translate) => translate('playLines.end'),
  next: (translate) => translate('playLines.next'),
  tie: (translate, { model: modelId, dice }, getName) =>
    translate('playLines.tie', { name: formatName(translate, getName, modelId), total: formatTotal(dice) }),
  delay: (translate, { model: modelId }, getName) =>
    translate('playLines.delay', { name: formatName(translate, getName, modelId) }),
  'step-in': (translate, { model: modelId }, getName) =>
    translate('playLines.stepIn', { name: formatName(translate, getName, modelId) }),
  out: (translate, { model: modelId }, getName) =>
    translate('playLines.out', { name: formatName(translate, getName, modelId) }),
  in: (translate, { model: modelId, before: beforeId }, getName) =>
    beforeId === undefined
      ? translate('playLines.in', { name: formatName(translate, getName, modelId) })
      : translate('playLines.inBefore', {
          name: formatName(translate, getName, modelId),
          other: formatName(translate, getName, beforeId),
        }),
  'end-game': (translate) => translate('playLines.endGame'),
  place: (translate, { model: modelId, before: beforeId }, getName) =>
    beforeId === undefined
      ? translate('playLines.moved', { name: formatName(translate, getName, modelId) })
      : translate('playLines.movedBefore', {
          name: formatName(translate, getName, modelId),
          other: formatName(translate, getName, beforeId),
        }),
  adjust: (translate, { model: modelId, field: fieldName, to: newValue }, getName) =>
    translate('playLines.adjust', {
      name: formatName(translate, getName, modelId),
      field: getName(formatValue(fieldName)),
      value: formatValue(newValue),
    }),
};

/** Returns the line of an event that several games share; undefined for any other event. */
export function formatCommonLine(translate: Translate, logEvent: Fields, getName: GetName): string | undefined {
  const { kind } = logEvent;
  return typeof kind === 'string' && Object.hasOwn(LINES, kind)
    ? LINES[kind]?.(translate, logEvent, getName)
    : undefined;
}
