import { Check, Ellipsis } from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../../../components/button.tsx';
import overlay from '../../../components/overlay.module.css';
import css from './bars.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Whether the entry is switched on. Undefined if the entry is an action and not a toggle. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  run(): void;
}

export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

/** Menu with the controls that do not fit into a narrow bar. */
export function BarMenu({ label, groups }: { label: string; groups: readonly MenuGroup[] }) {
  const allEntries = groups.flatMap((group) => group.entries);
  return (
    <div className={css.overflow}>
      <MenuTrigger>
        <IconButton icon={<Ellipsis />} label={label} />
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
          <Menu
            className={css.menu ?? ''}
            aria-label={label}
            disabledKeys={allEntries.filter(({ isDisabled }) => isDisabled === true).map(({ id }) => id)}
            onAction={(actionId) => allEntries.find(({ id }) => id === actionId)?.run()}
          >
            {groups.map(({ title, entries: groupEntries }) => (
              <MenuSection
                key={title}
                selectionMode={groupEntries.some(({ isOn }) => isOn !== undefined) ? 'multiple' : 'none'}
                selectedKeys={groupEntries.filter(({ isOn }) => isOn === true).map(({ id }) => id)}
              >
                <Header className={overlay.heading ?? ''}>{title}</Header>
                {groupEntries.map(({ id, label, isOn }) => (
                  <MenuItem key={id} id={id} textValue={label} className={overlay.option ?? ''}>
                    {label}
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
