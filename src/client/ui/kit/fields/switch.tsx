import classes from './switch.module.css';

type SwitchProps = {
  label: string;
  /** For screen readers, where several switches have the same label. */
  name?: string;
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onTurn: (isOn: boolean) => void;
};

/** Takes effect at once, unlike a box to mark in a form. */
export const Switch = ({ label, name, hint, isOn, isDisabled, onTurn }: SwitchProps) => (
  <label className={classes.row}>
    <span>
      {label}
      {hint && <span className={classes.hint}>{hint}</span>}
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-label={name}
      aria-checked={isOn}
      className={classes.switch}
      checked={isOn}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
    />
  </label>
);
