import { Check, Ellipsis } from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../../../components/button.tsx';
import overlay from '../../../components/overlay.module.css';
import css from './bars.module.css';

interface MenuEntry {
  readonly entryId: string;
  readonly entryLabel: string;
  /** Whether the entry is switched on; undefined for entries that are actions rather than toggles. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  run(): void;
}

export interface MenuGroup {
  readonly groupTitle: string;
  readonly entries: readonly MenuEntry[];
}

/** Menu with the controls that do not fit into a narrow bar. */
export function BarMenu({ menuLabel, menuGroups }: { menuLabel: string; menuGroups: readonly MenuGroup[] }) {
  const allEntries = menuGroups.flatMap((group) => group.entries);
  return (
    <div className={css.overflow}>
      <MenuTrigger>
        <IconButton icon={<Ellipsis />} label={menuLabel} />
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
          <Menu
            className={css.menu ?? ''}
            aria-label={menuLabel}
            disabledKeys={allEntries.filter(({ isDisabled }) => isDisabled === true).map(({ entryId }) => entryId)}
            onAction={(actionId) => allEntries.find(({ entryId }) => entryId === actionId)?.run()}
          >
            {menuGroups.map(({ groupTitle: title, entries: groupEntries }) => (
              <MenuSection
                key={title}
                selectionMode={groupEntries.some(({ isOn }) => isOn !== undefined) ? 'multiple' : 'none'}
                selectedKeys={groupEntries.filter(({ isOn }) => isOn === true).map(({ entryId }) => entryId)}
              >
                <Header className={overlay.heading ?? ''}>{title}</Header>
                {groupEntries.map(({ entryId, entryLabel, isOn }) => (
                  <MenuItem key={entryId} id={entryId} textValue={entryLabel} className={overlay.option ?? ''}>
                    {entryLabel}
                    {isOn === true ? <Check className={css.menuTick} aria-hidden /> : null}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
