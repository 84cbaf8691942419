/** A white porcelain moon jar: two bowls joined at the waist, so never quite round. */
export function MoonJar() {
  return (
    <g>
      <defs>
        <radialGradient id="goi-porcelain" cx=".3" cy=".3" r=".86">
          <stop stopColor="#fffefb" />
          <stop offset=".34" stopColor="#f5f0e7" />
          <stop offset=".68" stopColor="#d8cdbb" />
          <stop offset=".9" stopColor="#b3a48c" />
          <stop offset="1" stopColor="#bdaf98" />
        </radialGradient>
        <linearGradient id="goi-mouth" x1="0" x2="1">
          <stop stopColor="#efe9df" />
          <stop offset=".4" stopColor="#fffdf8" />
          <stop offset="1" stopColor="#cbbfac" />
        </linearGradient>
        <filter id="goi-jar-soft" x="-30%" y="-60%" width="160%" height="220%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <ellipse cx="78" cy="2" rx="112" ry="13" fill="#5b4a35" opacity=".26" filter="url(#goi-jar-soft)" />
      <ellipse cx="4" cy="0" rx="46" ry="6" fill="#4a3b29" opacity=".4" filter="url(#goi-jar-soft)" />
      <path
        d="M-40 2C-43-6-52-12-66-24C-90-45-104-72-104-104C-104-142-80-174-44-188C-40-190-38-194-38-201H38C38-194 41-190 46-188C82-173 105-141 105-103C105-71 91-44 67-24C53-12 43-6 40 2C24 6-24 6-40 2Z"
        fill="url(#goi-porcelain)"
      />
      <path d="M-103-98C-70-88 66-86 104.5-96" fill="none" stroke="#a3937a" strokeWidth="1" opacity=".22" />
      <path
        d="M-38-201C-38-194-40-190-44-188C-20-182 22-182 46-188C41-190 38-194 38-201Z"
        fill="url(#goi-mouth)"
      />
      <ellipse cx="0" cy="-201" rx="38" ry="6.5" fill="#b7a78f" />
      <ellipse cx="0" cy="-200" rx="34" ry="5" fill="#8d7c63" opacity=".55" />
      <path d="M-38-201A38 6.5 0 0 1 38-201" fill="none" stroke="#fffdf8" strokeWidth="1.6" />
      <ellipse
        cx="-44"
        cy="-140"
        rx="17"
        ry="27"
        fill="#fff"
        opacity=".75"
        transform="rotate(28 -44 -140)"
        filter="url(#goi-jar-soft)"
      />
    </g>
  );
}
