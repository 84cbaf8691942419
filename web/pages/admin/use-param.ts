import { useSearchParams } from "react-router";

/** One part of the address, such as what is open; the others stay. */
export function useParam(name: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  function put(value: string | null) {
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  }
  return [params.get(name), put];
}
