import type { ReactNode } from 'react';
import classes from './segmented.module.css';

/** For a navigation whose links are parts of one bar, and for each of its links. */
export const segmentedClass = classes.group;
export const segmentClass = classes.item;

type SegmentedProps<Value extends string> = {
  /** What is chosen, for who does not see the place. */
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** Undefined while it is not known. */
  value: Value | undefined;
  onChoose: (value: Value) => void;
};

/** One of a few, all in sight. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => (
  <fieldset className={classes.group}>
    <legend className="visually-hidden">{props.legend}</legend>
    {props.options.map(({ value, label }) => (
      <label key={value} className={classes.item}>
        <input type="radio" name={props.name} checked={value === props.value} onChange={() => props.onChoose(value)} />
        {label}
      </label>
    ))}
  </fieldset>
);
