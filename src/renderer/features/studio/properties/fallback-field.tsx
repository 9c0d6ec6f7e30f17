import { Plus } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { Element } from '../../../../shared/card/template/template.ts';
import { newFallback } from '../../../../shared/studio/blanks.ts';
import { elementsOf } from '../../../../shared/studio/view.ts';
import { IconButton } from '../../../components/button.tsx';
import overlay from '../../../components/overlay.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getBlankTexts } from '../blank-texts.ts';
import { elementLabel } from '../tree/element-tree.tsx';
import type { Studio } from '../use-studio.ts';
import css from './properties.module.css';

const KINDS = ['shape', 'halftone', 'text', 'symbol'] as const satisfies readonly Element['kind'][];

/** What stands in for art where a character has none: added here, changed like any other element. */
export function FallbackField({ studio, address }: { studio: Studio; address: string }) {
  const translate = useTranslate();
  const { studioView, side, canEdit, run, select } = studio;
  const inner = elementsOf(studioView, side).filter(({ inside }) => inside?.address === address);
  const add = (kind: Element['kind']) => {
    const { edits, addresses } = newFallback(studioView, address, kind, getBlankTexts(translate));
    if (run(edits)) select(addresses);
  };
  return (
    <div className={css.listField}>
      <div className={css.absent}>
        <span className={css.label}>{translate('studio.fallback')}</span>
        <MenuTrigger>
          <IconButton
            icon={<Plus />}
            label={translate('studio.addOf', { label: translate('studio.fallback') })}
            isDisabled={!canEdit}
          />
          <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
            <Menu
              className={overlay.list ?? ''}
              aria-label={translate('studio.fallback')}
              onAction={(kind) => {
                const found = KINDS.find((one) => one === kind);
                if (found !== undefined) add(found);
              }}
            >
              {KINDS.map((kind) => (
                <MenuItem key={kind} id={kind} className={overlay.option ?? ''}>
                  {translate(`studio.kinds.${kind}`)}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      </div>
      <ul className={css.chosenList}>
        {inner.map((one) => (
          <li key={one.address}>
            <button type="button" onClick={() => select([one.address])}>
              {elementLabel(translate, one.element, studio.game)}
              <span className={css.value}>{translate(`studio.kinds.${one.element.kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
