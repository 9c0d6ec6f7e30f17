import { setOrRemove } from '../../../../../shared/document/edit.ts';
import { type PartEdits, removePart, renamePart } from '../../../../../shared/studio/template-parts.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import type { Studio } from '../../use-studio.ts';
import css from '../properties.module.css';
import { SymbolList } from './symbol-list.tsx';

/** Edits the template's own symbols. Renaming a symbol also changes the elements that draw it. A used symbol cannot be removed. */
export function SymbolsPanel({ studio }: { studio: Studio }) {
  const translate = useTranslate();
  const { template, canEdit, commitEdits } = studio;
  const commitPartEdits = (partEdits: PartEdits) => {
    if (partEdits.ok) commitEdits(partEdits.edits);
    else toast(translate(`studio.partRefused.${partEdits.why}`));
  };
  return (
    <section className={css.section} aria-label={translate('studio.symbols')}>
      <h3>{translate('studio.symbols')}</h3>
      <SymbolList
        value={template.symbols}
        canEdit={canEdit}
        onChange={(nextSymbols) => commitEdits([setOrRemove('/symbols', nextSymbols)])}
        onRename={(oldName, newName) => commitPartEdits(renamePart(template, 'symbol', oldName, newName))}
        onRemove={(symbolName) => commitPartEdits(removePart(template, 'symbol', symbolName))}
      />
    </section>
  );
}
