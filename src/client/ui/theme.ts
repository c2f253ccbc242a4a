import { createTheme, type MantineColorsTuple, type VariantColorsResolver } from '@mantine/core';

const petrol: MantineColorsTuple = [
  '#E8F3F4',
  '#D0E4E6',
  '#A2C9CD',
  '#72ADB3',
  '#4A959D',
  '#2C848D',
  '#187681',
  '#0F5B66',
  '#0B4A53',
  '#073840',
];
const saffron: MantineColorsTuple = [
  '#FFF6E3',
  '#FEECC8',
  '#FBDA96',
  '#F8C761',
  '#F5B636',
  '#F2A516',
  '#D98F08',
  '#AC7006',
  '#7F5205',
  '#523503',
];

/** The looks of the kit's buttons, by the names that Mantine has for them; a red one destroys. */
const variantColorResolver: VariantColorsResolver = ({ variant, color }) => {
  const [main, deep, on] =
    color === 'red' ? ['--bad', '--bad', '--card'] : ['--petrol', '--petrol-deep', '--on-petrol'];
  if (variant === 'filled')
    return {
      background: `var(${main})`,
      hover: `var(${deep})`,
      color: `var(${on})`,
      border: `1px solid var(${main})`,
    };
  const isFramed = variant === 'default' || variant === 'outline';
  return {
    background: isFramed ? 'var(--card)' : 'transparent',
    hover: 'var(--petrol-wash)',
    color: `var(${main})`,
    border: `1px solid ${isFramed ? `var(${main})` : 'transparent'}`,
  };
};

/**
 * Mantine's own parts, on private routes, look like those of the kit: their sizes, lines and colours are the custom
 * properties of theme.css.
 */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  colors: { petrol, saffron },
  variantColorResolver,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, monospace',
  defaultRadius: 'sm',
  respectReducedMotion: true,
  // Its own ring is thinner: theme.css draws the one of every other part.
  focusClassName: 'ring',
  components: {
    Button: {
      defaultProps: { variant: 'filled', size: 'md' },
      vars: () => ({ root: { '--button-height': 'var(--control)', '--button-padding-x': '20px' } }),
      styles: { root: { fontWeight: 700 } },
    },
    Input: {
      vars: (_theme: unknown, { error }: { error?: unknown }) => ({
        wrapper: {
          '--input-height': 'var(--tap)',
          '--input-padding': '10px',
          // Smaller text makes iOS zoom into the field.
          '--input-fz': '1rem',
          '--input-bg': 'var(--card)',
          '--input-bd': error ? 'var(--bad)' : 'var(--line-field)',
          '--input-bd-focus': 'var(--petrol)',
        },
      }),
    },
    InputWrapper: {
      styles: {
        label: { color: 'var(--ink-soft)', fontSize: 'var(--text-13)', fontWeight: 400 },
        error: { color: 'var(--bad)', fontSize: 'var(--text-13)', fontWeight: 600 },
      },
    },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        size: 640,
        overlayProps: { color: '#0e1518', backgroundOpacity: 0.55 },
      },
      styles: { title: { fontSize: 'var(--text-20)', fontWeight: 700 } },
    },
    CloseButton: { defaultProps: { size: 44, iconSize: 20 } },
  },
});

/** What Mantine's style sheets read of the page; the colour scheme is told apart by theme.css. */
const variables = {
  '--mantine-radius-default': 'var(--radius)',
  '--mantine-radius-sm': 'var(--radius)',
  '--mantine-radius-lg': '12px',
  '--mantine-font-family': 'var(--font)',
  '--mantine-font-size-xs': 'var(--text-13)',
  '--mantine-font-size-sm': 'var(--text-13)',
  '--mantine-font-size-md': 'var(--text-15)',
  '--mantine-font-size-lg': 'var(--text-17)',
  '--mantine-font-size-xl': 'var(--text-20)',
  '--mantine-line-height': '1.75',
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-anchor': 'var(--petrol)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--petrol-wash)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-field)',
  '--mantine-color-disabled': 'var(--line)',
  '--mantine-color-disabled-color': 'var(--ink)',
  '--mantine-color-disabled-border': 'var(--line-strong)',
  '--mantine-primary-color-filled': 'var(--petrol)',
  '--mantine-primary-color-filled-hover': 'var(--petrol-deep)',
  '--mantine-primary-color-light': 'var(--petrol-wash)',
  '--mantine-primary-color-contrast': 'var(--on-petrol)',
};

/** After Mantine's own variables. An input draws its ring itself: Mantine takes it away. */
export const themeCss = `:root[data-mantine-color-scheme]{${Object.entries(variables)
  .map(([name, value]) => `${name}:${value}`)
  .join(';')}}
:is(input,textarea,select).mantine-Input-input:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;
