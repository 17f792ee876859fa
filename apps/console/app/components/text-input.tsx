import { TextField, type TextFieldProps } from '@warsha/ui/text-field.tsx'

/** The kit's field; a code, an address or a number reads from the left in every language. */
export function LatinField(props: TextFieldProps) {
  return <TextField {...props} dir="ltr" autoCapitalize="off" spellCheck={false} />
}
