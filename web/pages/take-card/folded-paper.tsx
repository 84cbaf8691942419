/** Folded paper on a cloth, held out with both hands: for what is glad as for what is not. */
export function FoldedPaper({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 132" role="presentation" aria-hidden="true">
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d="M20 92c24-14 52-20 80-20s56 6 80 20c-24 20-52 30-80 30s-56-10-80-30z" fill="#f1e7d8" />
        <path d="M20 92c24 6 52 9 80 9s56-3 80-9" stroke="#d9c8ae" strokeWidth="1.2" />
        <path d="M56 30h88v54H56z" fill="#fffdf8" stroke="#c9b79b" strokeWidth="1.4" />
        <path d="M56 30l44 30 44-30M56 84l32-32M144 84l-32-32" stroke="#c9b79b" strokeWidth="1.4" />
        <path d="M94 62c0-4 12-4 12 0s-12 4-12 0z" fill="#e9dcc6" stroke="#b9a585" strokeWidth="1" />
      </g>
    </svg>
  );
}
