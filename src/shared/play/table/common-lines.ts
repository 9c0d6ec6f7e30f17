/** Lines of events that several games have. */
import type { Translate } from '../../texts/translate.ts';
import type { NameOf } from '../names.ts';
import { type Fields, shortText, total, who } from './format.ts';

const LINES: Readonly<Record<string, (translate: Translate, event: Fields, name: NameOf) => string>> = {
  begin: (translate) => translate('playLines.begin'),
  end: (translate) => translate('playLines.end'),
  next: (translate) => translate('playLines.next'),
  tie: (translate, { model, dice }, name) =>
    translate('playLines.tie', { name: who(translate, name, model), total: total(dice) }),
  delay: (translate, { model }, name) => translate('playLines.delay', { name: who(translate, name, model) }),
  'step-in': (translate, { model }, name) => translate('playLines.stepIn', { name: who(translate, name, model) }),
  out: (translate, { model }, name) => translate('playLines.out', { name: who(translate, name, model) }),
  in: (translate, { model, before }, name) =>
    before === undefined
      ? translate('playLines.in', { name: who(translate, name, model) })
      : translate('playLines.inBefore', { name: who(translate, name, model), other: who(translate, name, before) }),
  place: (translate, { model, before }, name) =>
    before === undefined
      ? translate('playLines.moved', { name: who(translate, name, model) })
      : translate('playLines.movedBefore', { name: who(translate, name, model), other: who(translate, name, before) }),
  adjust: (translate, { model, field, to }, name) =>
    translate('playLines.adjust', {
      name: who(translate, name, model),
      field: name(shortText(field)),
      value: shortText(to),
    }),
};

/** The line of an event that is alike in several games; undefined for any other. */
export function commonLine(translate: Translate, event: Fields, name: NameOf): string | undefined {
  const { kind } = event;
  return typeof kind === 'string' && Object.hasOwn(LINES, kind) ? LINES[kind]?.(translate, event, name) : undefined;
}
