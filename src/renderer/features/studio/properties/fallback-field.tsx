import { Plus } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { Element } from '../../../../shared/card/template/template.ts';
import { createFallback } from '../../../../shared/studio/blanks.ts';
import { getSideElements } from '../../../../shared/studio/view.ts';
import { IconButton } from '../../../components/button.tsx';
import overlay from '../../../components/overlay.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getBlankTexts } from '../blank-texts.ts';
import { getElementLabel } from '../tree/element-tree.tsx';
import type { Studio } from '../use-studio.ts';
import css from './properties.module.css';

const FALLBACK_KINDS = ['shape', 'halftone', 'text', 'symbol'] as const satisfies readonly Element['kind'][];

/** Adds elements that are drawn when a character has no art. They are edited like any other element. */
export function FallbackField({ studio, artAddress }: { studio: Studio; artAddress: string }) {
  const translate = useTranslate();
  const { studioView, side, canEdit, commitEdits, select } = studio;
  const fallbackElements = getSideElements(studioView, side).filter(
    ({ inside: container }) => container?.address === artAddress,
  );
  const addFallback = (kind: Element['kind']) => {
    const { edits, addresses } = createFallback(studioView, artAddress, kind, getBlankTexts(translate));
    if (commitEdits(edits)) select(addresses);
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
              onAction={(kindId) => {
                const fallbackKind = FALLBACK_KINDS.find((knownKind) => knownKind === kindId);
                if (fallbackKind !== undefined) addFallback(fallbackKind);
              }}
            >
              {FALLBACK_KINDS.map((kind) => (
                <MenuItem key={kind} id={kind} className={overlay.option ?? ''}>
                  {translate(`studio.kinds.${kind}`)}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      </div>
      <ul className={css.chosenList}>
        {fallbackElements.map((fallbackElement) => (
          <li key={fallbackElement.address}>
            <button type="button" onClick={() => select([fallbackElement.address])}>
              {getElementLabel(translate, fallbackElement.element, studio.game)}
              <span className={css.value}>{translate(`studio.kinds.${fallbackElement.element.kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
