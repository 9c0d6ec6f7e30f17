import { difference } from '../../../../shared/document/difference.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from '../studio.module.css';
import type { Studio } from '../use-studio.ts';
import { JsonText } from './json-text.tsx';

/** The template as text, both ways: what is typed counts as soon as it is a template, as one step. */
export function JsonPane({ studio }: { studio: Studio }) {
  const translate = useTranslate();
  const { template, canEdit, run, selection } = studio;
  return (
    <section className={css.json} aria-label={translate('studio.json')}>
      <JsonText
        document={template}
        canEdit={canEdit}
        shown={selection[0]}
        onChange={(next) => run(difference(template, next))}
      />
    </section>
  );
}
