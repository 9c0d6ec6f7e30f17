/** Lines of events that several games have. */
import type { Translate } from '../../texts/translate.ts';
import type { NameOf } from '../names.ts';
import { type Fields, shortText, total, who } from './format.ts';

const LINES: Readonly<Record<string, (t: Translate, event: Fields, name: NameOf) => string>> = {
  begin: (t) => t('playLines.begin'),
  end: (t) => t('playLines.end'),
  next: (t) => t('playLines.next'),
  tie: (t, { model, dice }, name) => t('playLines.tie', { name: who(t, name, model), total: total(dice) }),
  delay: (t, { model }, name) => t('playLines.delay', { name: who(t, name, model) }),
  'step-in': (t, { model }, name) => t('playLines.stepIn', { name: who(t, name, model) }),
  out: (t, { model }, name) => t('playLines.out', { name: who(t, name, model) }),
  in: (t, { model, before }, name) =>
    before === undefined
      ? t('playLines.in', { name: who(t, name, model) })
      : t('playLines.inBefore', { name: who(t, name, model), other: who(t, name, before) }),
  place: (t, { model, before }, name) =>
    before === undefined
      ? t('playLines.moved', { name: who(t, name, model) })
      : t('playLines.movedBefore', { name: who(t, name, model), other: who(t, name, before) }),
  adjust: (t, { model, field, to }, name) =>
    t('playLines.adjust', { name: who(t, name, model), field: name(shortText(field)), value: shortText(to) }),
};

/** The line of an event that is alike in several games; undefined for any other. */
export function commonLine(t: Translate, event: Fields, name: NameOf): string | undefined {
  const { kind } = event;
  return typeof kind === 'string' && Object.hasOwn(LINES, kind) ? LINES[kind]?.(t, event, name) : undefined;
}
