import { diffJson } from '../../../../shared/document/diff-json.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from '../studio.module.css';
import type { Studio } from '../use-studio.ts';
import { JsonText } from './json-text.tsx';

/** Shows the template as JSON. An edited text is applied as one undo step as soon as it is a valid template. */
export function JsonPane({ studio }: { studio: Studio }) {
  const translate = useTranslate();
  const { template, canEdit, commitEdits, selection } = studio;
  return (
    <section className={css.json} aria-label={translate('studio.json')}>
      <JsonText
        document={template}
        canEdit={canEdit}
        shownPointer={selection[0]}
        onChange={(nextDocument) => commitEdits(diffJson(template, nextDocument))}
      />
    </section>
  );
}
