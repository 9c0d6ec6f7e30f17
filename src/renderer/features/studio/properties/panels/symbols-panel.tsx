import { setOrRemove } from '../../../../../shared/document/edit.ts';
import { type PartEdits, removePart, renamePart } from '../../../../../shared/studio/parts.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import type { Studio } from '../../use-studio.ts';
import css from '../properties.module.css';
import { SymbolList } from './symbol-list.tsx';

/** The template's own drawings, renamed with all elements that draw them, and kept while one does. */
export function SymbolsPanel({ studio }: { studio: Studio }) {
  const translate = useTranslate();
  const { template, canEdit, run } = studio;
  const make = (made: PartEdits) => {
    if (made.ok) run(made.edits);
    else toast(translate(`studio.partRefused.${made.why}`));
  };
  return (
    <section className={css.section} aria-label={translate('studio.symbols')}>
      <h3>{translate('studio.symbols')}</h3>
      <SymbolList
        value={template.symbols}
        canEdit={canEdit}
        onChange={(value) => run([setOrRemove('/symbols', value)])}
        onRename={(from, to) => make(renamePart(template, 'symbol', from, to))}
        onRemove={(name) => make(removePart(template, 'symbol', name))}
      />
    </section>
  );
}
