interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly lang?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A group of radio buttons. */
export const Choice = <Value extends string>({
  legend,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    {options.map((option) => (
      <label key={option.value} lang={option.lang}>
        <input
          type="radio"
          name={legend}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        {option.label}
      </label>
    ))}
  </fieldset>
);
